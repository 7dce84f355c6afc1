declare module 'bpmn-moddle' {
  /** The parser that tests of the panel's model write and read documents with. */
  export class BpmnModdle {
    constructor(packages?: Record<string, object>);
    fromXML(xml: string): Promise<{ rootElement: object }>;
    toXML(element: object, options?: { format?: boolean }): Promise<{ xml: string }>;
    create(type: string, properties: object): object;
    createAny(type: string, uri: string, properties: object): object;
  }
}
