import { useId } from 'react';

import { PersonInput } from '../../../components/person-picker/person-input.tsx';
import { useStartWords } from './use-start-words.ts';

interface StartCopiesProps {
  people: readonly string[];
  onChange: (people: readonly string[]) => void;
}

/** Who is given a copy of the process as it is handed in. */
export function StartCopies({ people, onChange }: StartCopiesProps) {
  const t = useStartWords();
  const id = useId();
  return (
    <section className="start-outlook" aria-labelledby={id}>
      <h3 id={id}>{t('copyTo')}</h3>
      <PersonInput value={[...people]} onChange={onChange} />
    </section>
  );
}
