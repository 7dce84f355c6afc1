import { useState } from 'react';
import type { InputEvent, Ref, UIEvent } from 'react';
import { Mentions } from 'antd';
import type { MentionsRef } from 'antd/es/mentions';

import type { Colleague } from '../../../components/person-picker/use-people.ts';
import type { Mentioned } from './beside.ts';
import { mentionSign } from './beside.ts';
import { useColleaguePages } from './use-colleague-pages.ts';
import { useCommentWords } from './use-comment-words.ts';

interface MentionInputProps {
  id?: string;
  label?: string | undefined;
  placeholder?: string;
  longest: number;
  rows: { min: number; max: number };
  ref?: Ref<MentionsRef>;
  value: string;
  onChange: (text: string) => void;
  picked: readonly Mentioned[];
  onPick: (picked: Mentioned[]) => void;
}

/** So near to the end of what is listed, the next page is read. */
const nearEnd = 60;

/** A field for a comment in which a sign and part of a name offer colleagues. */
export function MentionInput(props: MentionInputProps) {
  const { label, longest, rows, value, onChange, picked, onPick, ...rest } = props;
  const t = useCommentWords();
  const [keyword, setKeyword] = useState<string>();
  const { people, isSearching, more } = useColleaguePages(keyword);
  const scroll = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent<HTMLDivElement>) => {
    if (scrollHeight - scrollTop - clientHeight < nearEnd) more();
  };
  // The library looks when a key is let go; input methods, dictation and pasting write without one.
  const hear = ({ currentTarget }: InputEvent<HTMLTextAreaElement>) => {
    const asked = askedBefore(currentTarget);
    if (asked !== undefined) setKeyword(asked);
  };
  return (
    <Mentions
      {...rest}
      {...(label !== undefined && { 'aria-label': label })}
      autoSize={{ minRows: rows.min, maxRows: rows.max }}
      maxLength={longest}
      placement="top"
      popupClassName="comment-colleagues"
      prefix={mentionSign}
      filterOption={false}
      // Enter takes nobody while it loads.
      loading={isSearching}
      notFoundContent={t('nobodyFound')}
      options={people.map((person) => ({
        key: person.id,
        value: textOf(person, people, picked),
        label: <Offered person={person} />,
      }))}
      value={value}
      onChange={onChange}
      onInput={hear}
      onSearch={setKeyword}
      onPopupScroll={scroll}
      onSelect={({ key, value: text = '' }) =>
        onPick([...picked.filter((one) => one.text !== text), { id: String(key), text }])
      }
    />
  );
}

/** The part of a name that stands between the last sign and the caret; nothing where there is none. */
function askedBefore({ value, selectionStart }: HTMLTextAreaElement): string | undefined {
  const before = value.slice(0, selectionStart);
  const at = before.lastIndexOf(mentionSign);
  const name = before.slice(at + mentionSign.length);
  return at < 0 || /\s/.test(name) ? undefined : name;
}

function Offered({ person: { realName, deptName } }: { person: Colleague }) {
  return (
    <>
      {realName} {deptName ? <span className="case-quiet">{deptName}</span> : null}
    </>
  );
}

/** The text for somebody; his department tells him apart from another of the same name. */
function textOf(
  { id, realName, deptName }: Colleague,
  people: readonly Colleague[],
  picked: readonly Mentioned[],
): string {
  const isShared =
    people.some((one) => one.realName === realName && one.id !== id) ||
    picked.some((one) => one.text === realName && one.id !== id);
  return isShared && deptName ? `${realName}（${deptName}）` : realName;
}
