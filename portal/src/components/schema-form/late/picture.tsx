'use client';

import { useEffect, useState } from 'react';

interface PictureProps {
  /** Where the file is fetched. */
  href: string;
  alt: string;
}

/** A picture that was uploaded. The server hands files out to be kept only, so that it is shown from the page's memory. */
export function Picture({ href, alt }: PictureProps) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isLeft = false;
    const show = async () => {
      const answer = await fetch(href);
      const body = answer.ok ? await answer.arrayBuffer() : undefined;
      if (isLeft || body === undefined) return;
      made = URL.createObjectURL(new Blob([body], { type: typeOf(body) }));
      setAddress(made);
    };
    // Without it the name beside it still leads to the file.
    void show().catch(() => undefined);
    return () => {
      isLeft = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [href]);
  if (address === undefined) return null;
  return (
    <img src={address} alt={alt} className="max-h-32 max-w-full rounded-md border border-line bg-white" />
  );
}

const pngBegins = 0x89;

/** Pictures are of two types, which their first byte tells apart. */
const typeOf = (body: ArrayBuffer): string =>
  new Uint8Array(body)[0] === pngBegins ? 'image/png' : 'image/jpeg';
