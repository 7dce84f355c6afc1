declare module 'bpmn-moddle' {
  /** The part of the parser that we use; trees are read through `moddle.ts`. */
  export class BpmnModdle {
    constructor(packages?: Record<string, object>);
    fromXML(xml: string): Promise<{
      rootElement: unknown;
      warnings: readonly { message: string }[];
      /** References by ids, resolved or not; `property` has its prefix. */
      references: readonly { element: unknown; property: string; id: string }[];
    }>;
  }
}
