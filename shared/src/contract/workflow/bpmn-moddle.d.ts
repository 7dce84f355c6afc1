declare module 'bpmn-moddle' {
  /** The part of the parser that the engine and the designer's tests use; trees are read through each one's `moddle.ts`. */
  export class BpmnModdle {
    constructor(packages?: Record<string, object>);
    fromXML(xml: string): Promise<{
      rootElement: object;
      warnings: readonly { message: string }[];
      /** References by ids, resolved or not; `property` has its prefix. */
      references: readonly { element: unknown; property: string; id: string }[];
    }>;
    toXML(element: object, options?: { format?: boolean }): Promise<{ xml: string }>;
    create(type: string, properties: object): object;
    createAny(type: string, uri: string, properties: object): object;
  }
}
