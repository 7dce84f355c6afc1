import { QRCodeSVG } from 'qrcode.react';

/** A code for a phone's camera; loaded once somebody asks for it. */
export default function QrCode({ value, title }: { value: string; title: string }) {
  return <QRCodeSVG value={value} title={title} role="img" size={224} marginSize={4} level="M" />;
}
