import { bodiless, callMethods, smsRecipients } from '@policy/shared/contract/workflow/service-calls.ts';

import { readChildren, textIn, withChildren, writeChildren } from '../../model/extensions.ts';
import type { Said } from '../../model/extensions.ts';
import { readVendor, writeVendor } from '../../model/vendor.ts';
import { useDesignerWords } from '../../use-designer-words.ts';
import { PickField, TextField } from '../fields.tsx';
import type { PartProps } from '../panel-props.ts';
import { PeopleRows } from '../people/people-rows.tsx';
import { Rows } from '../rows.tsx';
import { useServiceWords } from './use-service-words.ts';

/** What a service task does: one of these, beside copies and notices. */
const kinds = ['expression', 'request', 'sms'] as const;
type Kind = (typeof kinds)[number];

const childOf = { request: 'Request', sms: 'Sms' } as const;

const kindOf = (element: PartProps['element']): Kind => {
  if (readChildren(element, 'Request').length > 0) return 'request';
  return readChildren(element, 'Sms').length > 0 ? 'sms' : 'expression';
};

/** What a service task does by itself: it works something out, asks an endpoint or sends an SMS; and whom it tells something. */
export function ServicePart(props: PartProps) {
  const { element, editing } = props;
  const t = useServiceWords();
  const kind = kindOf(element);
  const change = (next: Kind) => {
    if (next === kind) return;
    editing.asOne(() => become(props, next));
  };
  return (
    <>
      <PickField
        isRequired
        label={t('kind')}
        value={kind}
        options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChange={(value) => change(kinds.find((known) => known === value) ?? 'expression')}
      />
      {kind === 'expression' ? <ExpressionFields {...props} /> : null}
      {kind === 'request' ? <RequestFields {...props} /> : null}
      {kind === 'sms' ? <SmsFields {...props} /> : null}
      <NoticeFields {...props} />
    </>
  );
}

/** What another kind took, the server would refuse of this one. */
function become({ element, editing }: PartProps, next: Kind): void {
  const none = { Request: [], Sms: [], Parameter: [], Answer: [] };
  const made = next === 'expression' ? {} : { [childOf[next]]: [blanks[next]] };
  editing.update(element, withChildren({ editing, element }, { ...none, ...made }));
  if (next === 'expression') return;
  for (const name of ['expression', 'resultVariable', 'resultVariableName'])
    writeVendor({ editing, element }, name, '');
}

const blanks: Record<keyof typeof childOf, Said> = { request: { method: 'POST' }, sms: { to: 'applicant' } };

function ExpressionFields({ element, editing }: PartProps) {
  const t = useDesignerWords();
  // Some documents call the variable by the longer of its names; the engine takes the shorter one first.
  const [short, long] = ['resultVariable', 'resultVariableName'] as const;
  const result = readVendor(element, short) === '' && readVendor(element, long) !== '' ? long : short;
  const field = (label: string, name: string) => (
    <TextField
      label={label}
      value={readVendor(element, name)}
      onChange={(value) => writeVendor({ editing, element }, name, value)}
    />
  );
  return (
    <>
      {field(t('expression'), 'expression')}
      {field(t('resultVariable'), result)}
    </>
  );
}

/** The only child of a type, and how one of its texts is changed. */
function onlyChild({ element, editing }: PartProps, type: string) {
  const [said = {}] = readChildren(element, type);
  return {
    said,
    set: (name: string) => (value: string) =>
      writeChildren({ editing, element }, type, [{ ...said, [name]: value }]),
  };
}

function RequestFields(props: PartProps) {
  const { element, editing, offers } = props;
  const t = useServiceWords();
  const { said, set } = onlyChild(props, 'Request');
  const endpoint = offers.endpoints.find(({ key }) => key === textIn(said, 'endpoint'));
  const methods = callMethods.filter((method) => endpoint?.methods.includes(method) ?? true);
  const isBodiless = bodiless.some((method) => method === textIn(said, 'method'));
  return (
    <>
      <PickField
        isRequired
        label={t('endpoint')}
        hint={t('endpointHint')}
        value={textIn(said, 'endpoint')}
        options={offers.endpoints.map(({ key, name }) => ({ value: key, label: `${name} (${key})` }))}
        onChange={set('endpoint')}
      />
      <PickField
        isRequired
        label={t('method')}
        value={textIn(said, 'method') || 'POST'}
        options={methods.map((value) => ({ value, label: value }))}
        onChange={set('method')}
      />
      <TextField
        label={t('path')}
        hint={t('pathHint', { example: pathExample })}
        value={textIn(said, 'path')}
        onChange={set('path')}
      />
      <ParameterRows {...props} label={t(isBodiless ? 'query' : 'body')} />
      <TextField
        label={t('status')}
        hint={t('statusHint')}
        value={textIn(said, 'status')}
        onChange={set('status')}
      />
      <Rows<Said>
        label={t('answers')}
        rows={readChildren(element, 'Answer')}
        blank={{ from: 'data.id', to: 'answer' }}
        onChange={(rows) => writeChildren({ editing, element }, 'Answer', rows)}
      >
        {(row, change) => (
          <>
            <TextField
              label={t('from')}
              hint={t('fromHint')}
              value={textIn(row, 'from')}
              onChange={(from) => change({ from })}
            />
            <TextField label={t('variable')} value={textIn(row, 'to')} onChange={(to) => change({ to })} />
          </>
        )}
      </Rows>
    </>
  );
}

/** An expression would be taken for a place of a sentence. */
const pathExample = '/companies/${creditCode}/licences';
const phoneExample = '${contactPhone}';

function ParameterRows({ element, editing, label }: PartProps & { label: string }) {
  const t = useServiceWords();
  return (
    <Rows<Said>
      label={label}
      rows={readChildren(element, 'Parameter')}
      blank={{ name: 'id' }}
      onChange={(rows) => writeChildren({ editing, element }, 'Parameter', rows)}
    >
      {(row, change) => (
        <>
          <TextField label={t('name')} value={textIn(row, 'name')} onChange={(name) => change({ name })} />
          <TextField
            label={t('value')}
            value={textIn(row, 'value')}
            onChange={(value) => change({ value })}
          />
        </>
      )}
    </Rows>
  );
}

function SmsFields(props: PartProps) {
  const t = useServiceWords();
  const { said, set } = onlyChild(props, 'Sms');
  const to = textIn(said, 'to') || 'applicant';
  return (
    <>
      <PickField
        isRequired
        label={t('template')}
        value={textIn(said, 'template')}
        options={props.offers.smsTemplates.map(({ key, name }) => ({
          value: key,
          label: `${name} (${key})`,
        }))}
        onChange={set('template')}
      />
      <PickField
        isRequired
        label={t('to')}
        value={to}
        options={smsRecipients.map((value) => ({ value, label: t(`recipients.${value}`) }))}
        onChange={set('to')}
      />
      {to === 'phone' ? (
        <TextField
          label={t('phone')}
          hint={t('phoneHint', { example: phoneExample })}
          value={textIn(said, 'phone')}
          onChange={set('phone')}
        />
      ) : null}
      <ParameterRows {...props} label={t('parameters')} />
    </>
  );
}

function NoticeFields(props: PartProps) {
  const { element, editing } = props;
  const t = useServiceWords();
  const { said } = onlyChild(props, 'Notice');
  const isThere = readChildren(element, 'Notice').length > 0;
  const write = (notice: Said) => {
    const isEmpty = textIn(notice, 'title') === '' && textIn(notice, 'text') === '';
    const said = { Notice: isEmpty ? [] : [notice], ...(isEmpty && { NoticeTo: [] }) };
    editing.update(element, withChildren({ editing, element }, said));
  };
  return (
    <>
      <TextField
        label={t('noticeTitle')}
        hint={t('noticeHint')}
        value={textIn(said, 'title')}
        onChange={(title) => write({ ...said, title })}
      />
      <TextField
        isLong
        label={t('noticeText')}
        value={textIn(said, 'text')}
        onChange={(text) => write({ ...said, text })}
      />
      {isThere ? <PeopleRows {...props} label={t('noticeTo')} type="NoticeTo" /> : null}
    </>
  );
}
