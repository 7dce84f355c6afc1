import dayjs from 'dayjs';
import { create } from 'zustand';

import {
  appendErrorLog,
  clearErrorLog,
  readErrorLog,
  uploadErrorLog,
} from '@policy/shared/auth/storage/error-log.ts';
import type { ErrorLogEntry } from '@policy/shared/auth/storage/error-log.ts';
import { ApiError } from '@policy/shared/client/api-error.ts';

import { http, store } from '../site.ts';

interface ErrorLog {
  entries: readonly ErrorLogEntry[];
  add: (failure: unknown, info: string) => void;
  clear: () => void;
  /** Shows again what this browser holds, after something else wrote or cleared it. */
  reread: () => void;
  /** Throws where the server does not take them, and then they stay here. */
  send: () => Promise<void>;
}

/** The local log of errors that nobody handled, as this browser keeps it. */
export const useErrorLog = create<ErrorLog>()((set) => {
  const show = () => set({ entries: readErrorLog(store) });
  return {
    entries: readErrorLog(store),
    add: (failure, info) => {
      // The server's refusals were told to the reader in its own words; they are no errors of a page.
      if (failure instanceof ApiError) return;
      appendErrorLog(store, entryOf(failure, info));
      show();
    },
    clear: () => {
      clearErrorLog(store);
      show();
    },
    reread: show,
    send: async () => {
      await uploadErrorLog(store, http);
      show();
    },
  };
});

function entryOf(failure: unknown, info: string): ErrorLogEntry {
  const error = failure instanceof Error ? failure : new Error(String(failure));
  return {
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    info,
    url: window.location.pathname,
    time: dayjs().format('YYYY-MM-DD HH:mm:ss'),
  };
}
