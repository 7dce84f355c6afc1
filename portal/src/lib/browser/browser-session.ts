'use client';

import { ApiError } from '@policy/shared/client/api-error.ts';
import type { Http } from '@policy/shared/client/http.ts';
import { clientSentence } from '@policy/shared/messages/client-sentence.ts';

// Looked up as the page loads, not when it first calls: another tab may have switched by then.
import './shown-company.ts';

/** The client of the API is as large as the rest of a page, and a page is read before it calls. */
const api = async (): Promise<Http> => (await import('./api-session.ts').catch(unreachable)).http;

function unreachable(): never {
  const locale = document.documentElement.lang === 'en' ? 'en' : 'zh';
  throw new ApiError({ code: 503, msg: clientSentence('transport.unavailable', locale) });
}

/** The way to the server on the portal's own origin for whoever is signed in here; loaded by the first call. */
export const http: Http = {
  get: async (...call) => (await api()).get(...call),
  getFlat: async (...call) => (await api()).getFlat(...call),
  post: async (...call) => (await api()).post(...call),
  postForm: async (...call) => (await api()).postForm(...call),
  upload: async (...call) => (await api()).upload(...call),
  uploadLines: async (...call) => (await api()).uploadLines(...call),
  blob: async (...call) => (await api()).blob(...call),
  postBlob: async (...call) => (await api()).postBlob(...call),
};
