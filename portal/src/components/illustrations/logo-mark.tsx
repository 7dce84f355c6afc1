/** The district's mark: a cloud curl rising from two waves, cut like a seal. Decoration; the site title stands beside it. */
export function LogoMark({ className = 'size-12' }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <rect width="48" height="48" rx="9" className="fill-seal-600" />
      <g fill="none" className="stroke-white" strokeWidth="2.9" strokeLinecap="round" strokeLinejoin="round">
        <path d="M8.5 25.5h6.2c-2.6-1.3-3.7-3.6-3.3-6 .6-3.5 4-5.5 7.3-4.6 1-4 4.6-6.6 8.6-6.2 4.6.4 8 4.6 7.3 9.1-.5 3.4-3.4 6-6.8 6-2.9 0-5.2-2.2-5.2-5 0-2.2 1.7-4 3.9-4" />
        <path d="M30.5 25.5h9" />
        <path d="M8.5 32.3c3.9 0 3.9 2.4 7.8 2.4s3.9-2.4 7.7-2.4 3.9 2.4 7.8 2.4 3.9-2.4 7.7-2.4" />
        <path d="M14.5 39.4c2.4 0 3 1.2 4.7 1.2 2 0 2.6-1.2 4.8-1.2s2.8 1.2 4.8 1.2c1.7 0 2.3-1.2 4.7-1.2" />
      </g>
    </svg>
  );
}
