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

interface PaletteTool {
  type: string;
  group: 'event' | 'gateway' | 'activity' | 'artifact';
  /** Class of the library's icon font. */
  icon: string;
  /** Key of its word. */
  title: string;
  options?: Readonly<Record<string, unknown>>;
}

/** What can be drawn, in the order of the palette. */
export const paletteTools: readonly PaletteTool[] = [
  { type: 'bpmn:StartEvent', group: 'event', icon: 'start-event-none', title: 'Start event' },
  { type: 'bpmn:EndEvent', group: 'event', icon: 'end-event-none', title: 'End event' },
  {
    ...{ type: 'bpmn:IntermediateCatchEvent', group: 'event', icon: 'intermediate-event-catch-timer' },
    title: 'Timer intermediate catch event',
    options: { eventDefinitionType: 'bpmn:TimerEventDefinition' },
  },
  { type: 'bpmn:ExclusiveGateway', group: 'gateway', icon: 'gateway-xor', title: 'Exclusive gateway' },
  { type: 'bpmn:ParallelGateway', group: 'gateway', icon: 'gateway-parallel', title: 'Parallel gateway' },
  { type: 'bpmn:InclusiveGateway', group: 'gateway', icon: 'gateway-or', title: 'Inclusive gateway' },
  { type: 'bpmn:UserTask', group: 'activity', icon: 'user-task', title: 'User task' },
  { type: 'bpmn:ServiceTask', group: 'activity', icon: 'service-task', title: 'Service task' },
  { type: 'bpmn:CallActivity', group: 'activity', icon: 'call-activity', title: 'Call activity' },
  {
    ...{ type: 'bpmn:SubProcess', group: 'activity', icon: 'subprocess-expanded' },
    ...{ title: 'Sub-process (expanded)', options: { isExpanded: true } },
  },
  { type: 'bpmn:TextAnnotation', group: 'artifact', icon: 'text-annotation', title: 'Text annotation' },
];
