import { vi } from 'vitest';

// Test files share a worker's modules; what one of them replaced must not be what the next one meets.
vi.resetModules();
