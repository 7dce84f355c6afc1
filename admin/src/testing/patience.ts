import { configure } from '@testing-library/react';

// What is waited for comes at once on a quiet machine; a busy one takes longer than the second that is waited by default.
configure({ asyncUtilTimeout: 60_000 });
