import { configure } from '@testing-library/react';
import { afterAll, expect } from 'vitest';

// What is waited for comes at once on a quiet machine; a busy one takes longer than the second that is waited by default.
configure({ asyncUtilTimeout: 60_000 });

// The files of a worker share one window: one that leaves it elsewhere breaks those after it.
const { origin } = window.location;
afterAll(() => expect(window.location.origin).toBe(origin));
