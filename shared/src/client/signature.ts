import SignaturePad from 'signature_pad';

/** How large a signature is kept, whatever it was drawn on. */
const size = { width: 600, height: 200 };
const widest = 560;
const largestText = 96;

/** A picture of what stands on a canvas, as a file. */
async function pictureOf(canvas: HTMLCanvasElement): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!blob) throw new Error('The canvas gave no picture');
  return new File([blob], 'signature.png', { type: 'image/png' });
}

/** A canvas that is signed on by hand. */
export interface SignedCanvas {
  clear: () => void;
  picture: () => Promise<File>;
  /** Stops listening to it. */
  leave: () => void;
}

/** Lets somebody sign on a canvas, with a finger, a pen or a mouse; `onStroke` is told after each stroke. */
export function signedCanvas(canvas: HTMLCanvasElement, onStroke: () => void): SignedCanvas {
  // A stroke lands where it is drawn only if the canvas has as many points as it takes of the page.
  canvas.width = canvas.offsetWidth || size.width;
  canvas.height = canvas.offsetHeight || size.height;
  const pad = new SignaturePad(canvas, { backgroundColor: 'white' });
  pad.addEventListener('endStroke', onStroke);
  return { clear: () => pad.clear(), picture: () => pictureOf(canvas), leave: () => pad.off() };
}

/** A name as a picture of itself, for whoever signs by typing it. */
export async function nameAsPicture(name: string): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const drawn = canvas.getContext('2d');
  if (!drawn) throw new Error('The browser draws nothing');
  drawn.fillStyle = 'white';
  drawn.fillRect(0, 0, size.width, size.height);
  drawn.fillStyle = 'black';
  drawn.textAlign = 'center';
  drawn.textBaseline = 'middle';
  const font = (height: number) => `${String(height)}px KaiTi, STKaiti, "Kaiti SC", cursive`;
  drawn.font = font(largestText);
  const { width } = drawn.measureText(name);
  if (width > widest) drawn.font = font(Math.floor((largestText * widest) / width));
  drawn.fillText(name, size.width / 2, size.height / 2, widest);
  return pictureOf(canvas);
}
