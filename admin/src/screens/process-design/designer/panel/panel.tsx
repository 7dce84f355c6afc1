import type { ReactNode } from 'react';
import { Alert, Collapse, Form } from 'antd';

import type { ModelOffers } from '@policy/shared/contract/process-design/calls.ts';

import type { DiagramEditor, Shape } from '../canvas/editor.ts';
import { readOnly } from '../model/extensions.ts';
import { isTerminating, readTimer, readTold } from '../model/events.ts';
import { documentOf, isOf, partsOf, textOf } from '../model/moddle.ts';
import type { Moddle } from '../model/moddle.ts';
import { readVendor, writeVendor } from '../model/vendor.ts';
import { useDesignerWords } from '../use-designer-words.ts';
import { AutomaticPart } from './automatic-part.tsx';
import { ButtonsPart } from './buttons/buttons-part.tsx';
import { CandidatesPart } from './people/candidates-part.tsx';
import { DataPart } from './data-part.tsx';
import { DeadlinesPart } from './deadlines-part.tsx';
import { EnglishName } from './english-name.tsx';
import { EventPart } from './event-part.tsx';
import { TextField } from './fields.tsx';
import { FieldsPart } from './fields-part.tsx';
import { FlowPart } from './flow-part.tsx';
import { HandlingPart } from './handling-part.tsx';
import { OccasionsPart } from './occasions-part.tsx';
import type { CaseProps } from './panel-props.ts';
import { PeopleRows } from './people/people-rows.tsx';
import { ProcessPart } from './process-part.tsx';
import { RejectPart } from './reject-part.tsx';
import { SeveralPart } from './several-part.tsx';
import { StartPart } from './start-part.tsx';

interface PanelProps {
  editor: Pick<DiagramEditor, 'editing'>;
  shape: Shape;
  offers: ModelOffers;
  /** Why the server would refuse the element that is chosen. */
  problems: readonly string[];
  /** Its reader may not change the model. */
  isReadOnly?: boolean;
}

const activities = [
  'UserTask',
  'ReceiveTask',
  'SendTask',
  'ServiceTask',
  'ScriptTask',
  'CallActivity',
  'SubProcess',
];
const events = [
  'StartEvent',
  'EndEvent',
  'BoundaryEvent',
  'IntermediateCatchEvent',
  'IntermediateThrowEvent',
];

/** The properties of the element that is chosen, or of the process. */
export function Panel({ editor, shape, offers, problems, isReadOnly = false }: PanelProps) {
  const t = useDesignerWords();
  const element = shape.businessObject;
  const props: CaseProps = {
    ...{ element, offers, editing: editor.editing(shape) },
    caseType: offers.caseTypes.find(({ type }) => type === caseOf(element)),
  };
  const parts = partsFor(props, t);
  return (
    <Form layout="vertical" component={false} size="small" disabled={isReadOnly}>
      {problems.map((problem) => (
        <Alert key={problem} showIcon type="error" message={problem} className="designer-problem-text" />
      ))}
      <Collapse
        size="small"
        // Another element opens with its own parts.
        key={shape.id}
        defaultActiveKey={parts.slice(0, 3).map(({ key }) => key)}
        items={parts}
      />
    </Form>
  );
}

/** The kind of case that the document's process names. */
function caseOf(element: Moddle): string {
  const processes = partsOf(documentOf(element), 'rootElements').filter((one) => isOf(one, 'Process'));
  return processes.map((process) => readOnly(process, 'Case', 'type')).find((type) => type !== '') ?? '';
}

interface Part {
  key: string;
  label: string;
  children: ReactNode;
}

function partsFor(props: CaseProps, t: ReturnType<typeof useDesignerWords>): Part[] {
  const { element } = props;
  if (isOf(element, 'Process'))
    return [{ key: 'process', label: t('basic'), children: <ProcessPart {...props} /> }];
  const isTask = isOf(element, 'UserTask');
  const decides = isTask || isOf(element, 'ReceiveTask');
  const runsItself = isOf(element, 'ServiceTask', 'ScriptTask', 'CallActivity');
  const isEvent = isOf(element, ...events);
  const hasTrigger =
    readTimer(element) !== undefined || readTold(element) !== undefined || isTerminating(element);
  const possible: readonly [boolean, Part][] = [
    [true, { key: 'basic', label: t('basic'), children: <BasicPart {...props} /> }],
    [isTask, { key: 'handlers', label: t('handlers'), children: <CandidatesPart {...props} /> }],
    [decides, { key: 'buttons', label: t('buttons'), children: <ButtonsPart {...props} /> }],
    [isTask, { key: 'reject', label: t('rejectPart'), children: <RejectPart {...props} /> }],
    [isTask, { key: 'handling', label: t('handlingPart'), children: <HandlingPart {...props} /> }],
    [isTask, { key: 'form', label: t('form'), children: <FieldsPart {...props} /> }],
    [isTask, { key: 'deadlines', label: t('deadlinesPart'), children: <DeadlinesPart {...props} /> }],
    [
      isOf(element, 'DataObjectReference', 'DataObject'),
      { key: 'data', label: t('data'), children: <DataPart {...props} /> },
    ],
    [isOf(element, 'StartEvent'), { key: 'start', label: t('start'), children: <StartPart {...props} /> }],
    [isOf(element, 'SequenceFlow'), { key: 'flow', label: t('flow'), children: <FlowPart {...props} /> }],
    [
      hasTrigger,
      {
        key: 'event',
        label: eventLabel(element, t),
        children: <EventPart {...props} />,
      },
    ],
    [
      isOf(element, 'UserTask', 'ServiceTask'),
      {
        key: 'copies',
        label: t('copies'),
        children: <PeopleRows {...props} label={t('copyTo')} type="CopyTo" />,
      },
    ],
    [
      runsItself,
      { key: 'automatic', label: t(serviceLabel(element)), children: <AutomaticPart {...props} /> },
    ],
    [
      isOf(element, ...activities),
      { key: 'several', label: t('several'), children: <SeveralPart {...props} /> },
    ],
    [decides || isEvent, { key: 'occasions', label: t('occasions'), children: <OccasionsPart {...props} /> }],
  ];
  return possible.flatMap(([isThere, part]) => (isThere ? [part] : []));
}

function eventLabel(element: Moddle, t: ReturnType<typeof useDesignerWords>): string {
  if (readTimer(element)) return t('timer');
  return isTerminating(element) ? t('terminating') : t('told');
}

const serviceLabel = (element: Moddle) =>
  isOf(element, 'CallActivity') ? 'call' : isOf(element, 'ScriptTask') ? 'script' : 'service';

/** What every element has, and the little that only some have besides. */
function BasicPart({ element, editing }: CaseProps) {
  const t = useDesignerWords();
  return (
    <>
      <TextField isReadOnly label={t('id')} value={textOf(element, 'id')} onChange={() => undefined} />
      {isOf(element, 'DataObjectReference') ? null : (
        <>
          <TextField
            label={t('name')}
            value={textOf(element, 'name')}
            onChange={(name) => editing.update(element, { name: name || undefined })}
          />
          {isOf(element, 'DataObject') ? null : <EnglishName {...{ element, editing }} />}
        </>
      )}
      {isOf(element, 'UserTask') ? (
        <TextField
          label={t('priority')}
          hint={t('priorityHint')}
          value={readVendor(element, 'priority')}
          onChange={(value) => writeVendor({ editing, element }, 'priority', value)}
        />
      ) : null}
    </>
  );
}
