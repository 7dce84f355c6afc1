import { useRef, type ChangeEvent } from 'react';

import { Button } from '../actions/button.tsx';

interface FileChooserProps {
  label: string;
  /** What the file is for, read out after the label. */
  about: string;
  accept: readonly string[];
  multiple?: boolean;
  small?: boolean;
  /** Opens a phone's camera instead, where there is one. */
  camera?: boolean;
  onChoose: (files: File[]) => void;
}

/** A button that opens the browser's own choice of files. */
export function FileChooser({
  label,
  about,
  accept,
  multiple = false,
  small = false,
  camera = false,
  onChoose,
}: FileChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChoose(Array.from(target.files ?? []));
    // The same file may be chosen again after it was refused.
    target.value = '';
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        capture={camera ? 'environment' : undefined}
        multiple={multiple}
        accept={accept.flatMap((type) => (type === 'jpg' ? ['.jpg', '.jpeg'] : [`.${type}`])).join(',')}
        aria-label={`${label} ${about}`}
        onChange={choose}
      />
      <Button
        look={small ? 'quiet' : 'secondary'}
        size={small ? 'small' : 'medium'}
        icon="upload"
        className={small ? '' : 'mt-4'}
        onClick={() => input.current?.click()}
      >
        {label}
        <span className="sr-only"> {about}</span>
      </Button>
    </>
  );
}
