declare module 'diagram-js-minimap' {
  /** A small picture of the whole diagram, in a corner of the canvas. */
  const minimap: Record<string, unknown>;
  export default minimap;
}
