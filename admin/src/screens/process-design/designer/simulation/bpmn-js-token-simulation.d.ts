declare module 'bpmn-js-token-simulation/lib/viewer' {
  /** Lets tokens run through a diagram that is shown. */
  const tokenSimulation: Record<string, unknown>;
  export default tokenSimulation;
}
