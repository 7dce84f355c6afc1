import { ownWords } from '../../../kit/page/own-words.ts';
import { processProxies as en } from '../../../messages/en/pages/process-proxies.ts';
import { processProxies as zh } from '../../../messages/zh/pages/process-proxies.ts';

/** The words of the page of proxies. */
export const useProxyWords = ownWords({ zh, en });
