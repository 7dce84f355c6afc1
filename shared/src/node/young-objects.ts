import v8 from 'node:v8';

/** V8's option for it. */
export const youngObjects = '--no-allocation-site-pretenuring';

/**
 * Has V8 make every object among the young ones, for the rest of the process. V8 would learn from what lives on after a
 * start, and then make even the listener of one request old at once: such an object, and all that it knows of the request,
 * stays until the next collection of the whole heap, and is copied there first. A kept page cost half as much again.
 */
export const makeObjectsYoung = (): void => v8.setFlagsFromString(youngObjects);
