/** A number that a phone calls; a dash where there is none. */
export function PhoneLink({ number }: { number: string | null | undefined }) {
  if (!number) return '—';
  return (
    <a href={`tel:${number}`} className="link whitespace-nowrap">
      {number}
    </a>
  );
}

/** An address that a mail program writes to. */
export const MailLink = ({ mail }: { mail: string }) => (
  <a href={`mailto:${mail}`} className="link">
    {mail}
  </a>
);
