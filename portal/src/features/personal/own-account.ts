/** What a reader's own row says of him. */
export interface Person {
  account: string;
  realName: string;
  phone: string | null;
  email: string | null;
  avatar: string | null;
}

/** His second step. */
export interface SecondFactorState {
  enrolled: 0 | 1;
  recoveryCodesLeft: number;
}

/** Where he is signed in. */
export interface OwnSession {
  id: string;
  remoteIp: string | null;
  userAgent: string | null;
  createTime: string;
  lastSeenAt: string;
  isCurrent: boolean;
}

/** A name of which others who see the screen read the first sign alone. */
export const maskedName = (name: string): string => {
  const [first = '', ...rest] = Array.from(name);
  return first + '*'.repeat(Math.min(rest.length, 2));
};

/** An address without most of what stands before its @. */
export const maskedEmail = (email: string): string => email.replace(/^(.).*(?=@)/, '$1***');

const browsers: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger/, 'WeChat'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/HarmonyOS/, 'HarmonyOS'],
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** The browser and the system that a user agent names; null where it names neither. */
export function deviceName(userAgent: string | null): string | null {
  const named = [browsers, systems].flatMap(
    (known) => known.find(([form]) => form.test(userAgent ?? ''))?.[1] ?? [],
  );
  return named.length > 0 ? named.join(' · ') : null;
}
