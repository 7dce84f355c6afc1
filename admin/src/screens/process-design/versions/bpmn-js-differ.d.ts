declare module 'bpmn-js-differ' {
  /** Elements by their ids, in groups of what became of them. */
  export function diff(
    before: object,
    after: object,
  ): Record<'_added' | '_removed' | '_changed' | '_layoutChanged', object>;
}
