import { configure } from '@testing-library/react';

// What is waited for comes at once on a quiet machine; a busy one takes longer than the second that is waited by default.
configure({ asyncUtilTimeout: 60_000 });

// The files share one document: each begins with the language that a page has by default, whatever the last one left.
document.documentElement.lang = 'zh-CN';
