/** After so long a device that has not found out where it is is no longer waited for. */
const longestMs = 15_000;

/** Where the reader is, in degrees, as his browser tells it; null where it does not, or takes too long. */
export const positionNow = (): Promise<{ latitude: number; longitude: number } | null> =>
  new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(null),
      // Without it a browser waits for ever, and whoever asked learns nothing.
      { timeout: longestMs },
    );
  });
