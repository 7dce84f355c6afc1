const startOfScan = 0xda;
const isMetadata = (marker: number) =>
  (marker >= 0xe1 && marker <= 0xef && marker !== 0xe2 && marker !== 0xee) || marker === 0xfe;

/**
 * A JPEG without its EXIF, XMP and comments, which may tell where and by whom a picture was taken.
 * Colour profiles (APP2) and Adobe's colour transform (APP14) stay, because the picture changes without them.
 */
export function stripJpegMetadata(body: Buffer): Buffer {
  const kept: Buffer[] = [body.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= body.length && body[at] === 0xff) {
    const marker = body[at + 1] ?? 0;
    if (marker === startOfScan) break;
    const end = at + 2 + body.readUInt16BE(at + 2);
    if (!isMetadata(marker)) kept.push(body.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...kept, body.subarray(at)]);
}
