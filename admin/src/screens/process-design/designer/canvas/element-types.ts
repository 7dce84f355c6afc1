/** What the server deploys: anything else a menu of the library offers is left out. */
const notRun = [
  'replace-with-rule-task',
  'replace-with-transaction',
  'replace-with-complex-gateway',
  'replace-with-parallel-event-based-instantiate-gateway',
  'replace-with-exclusive-event-based-gateway',
];
const kindsNotRun = /conditional-(?!flow)|compensation|link-|cancel-|ad-hoc|pool/;

/** Whether an entry of the menu that changes an element leads to something that runs. */
export const leadsToRunning = (entry: string): boolean => !notRun.includes(entry) && !kindsNotRun.test(entry);

/** Something that can be drawn. */
export interface PaletteTool {
  /** What tells it from the others. */
  id: string;
  type: string;
  group: ToolGroup;
  /** Class of the library's icon font. */
  icon: string;
  /** Key of its word. */
  title: string;
  options?: Readonly<Record<string, unknown>>;
}
export type ToolGroup = 'event' | 'gateway' | 'activity' | 'artifact';

const tool = (group: ToolGroup, type: string, icon: string): PaletteTool => ({
  ...{ id: type, type: `bpmn:${type}`, group, icon },
  // The library's words have the names of types with blanks in them.
  title: type.replaceAll(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
});

type Happening = 'Timer' | 'Message' | 'Signal' | 'Error' | 'Escalation' | 'Terminate';
type Place = 'IntermediateCatch' | 'IntermediateThrow' | 'Boundary' | 'End';

/** An event of a kind where it stands. */
function event(kind: Happening, place: Place): PaletteTool {
  const plain = tool('event', `${place}Event`, '');
  const stem = place.replace(/^Intermediate/, '').toLowerCase();
  const icon = {
    catch: `intermediate-event-catch-${kind.toLowerCase()}`,
    throw: `intermediate-event-throw-${kind.toLowerCase()}`,
    boundary: `intermediate-event-catch-${kind.toLowerCase()}`,
    end: `end-event-${kind.toLowerCase()}`,
  };
  return {
    ...plain,
    id: `${kind}${plain.id}`,
    icon: Object.entries(icon).find(([name]) => name === stem)?.[1] ?? '',
    title: `${kind} ${plain.title.charAt(0).toLowerCase()}${plain.title.slice(1)}`,
    options: { eventDefinitionType: `bpmn:${kind}EventDefinition` },
  };
}

/** What can be drawn, in the order of the palette: everything that runs, as far as it is no variant that the menu of an element leads to. */
export const paletteTools: readonly PaletteTool[] = [
  tool('event', 'StartEvent', 'start-event-none'),
  event('Timer', 'IntermediateCatch'),
  event('Message', 'IntermediateCatch'),
  event('Signal', 'IntermediateCatch'),
  event('Message', 'IntermediateThrow'),
  event('Signal', 'IntermediateThrow'),
  event('Timer', 'Boundary'),
  event('Message', 'Boundary'),
  event('Error', 'Boundary'),
  tool('event', 'EndEvent', 'end-event-none'),
  event('Error', 'End'),
  event('Terminate', 'End'),
  tool('gateway', 'ExclusiveGateway', 'gateway-xor'),
  tool('gateway', 'ParallelGateway', 'gateway-parallel'),
  tool('gateway', 'InclusiveGateway', 'gateway-or'),
  { ...tool('gateway', 'EventBasedGateway', 'gateway-eventbased'), title: 'Event-based gateway' },
  tool('activity', 'UserTask', 'user-task'),
  tool('activity', 'ServiceTask', 'service-task'),
  tool('activity', 'ScriptTask', 'script-task'),
  tool('activity', 'SendTask', 'send-task'),
  tool('activity', 'ReceiveTask', 'receive-task'),
  tool('activity', 'ManualTask', 'manual-task'),
  tool('activity', 'CallActivity', 'call-activity'),
  {
    ...tool('activity', 'SubProcess', 'subprocess-expanded'),
    ...{ title: 'Sub-process (expanded)', options: { isExpanded: true } },
  },
  {
    ...tool('activity', 'SubProcess', 'event-subprocess-expanded'),
    ...{ id: 'EventSubProcess', title: 'Event sub-process' },
    options: { isExpanded: true, triggeredByEvent: true },
  },
  { ...tool('artifact', 'DataObjectReference', 'data-object'), title: 'Data object' },
  tool('artifact', 'TextAnnotation', 'text-annotation'),
];

/** What stands in a new subprocess: it begins somewhere, and one of an event by that. */
export const beginOf = ({ type, options = {} }: PaletteTool) =>
  type === 'bpmn:SubProcess'
    ? {
        type: 'bpmn:StartEvent',
        ...(options['triggeredByEvent'] === true && { eventDefinitionType: 'bpmn:MessageEventDefinition' }),
      }
    : undefined;
