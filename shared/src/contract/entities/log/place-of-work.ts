import { text } from '../../kit/field.ts';

/** Which server wrote a row of a log. */
export const placeOfWork = () => ({
  serviceId: text(50, { list: true, hiddenByDefault: true, search: true }),
  serverHost: text(100, { list: true, hiddenByDefault: true, search: true }),
  serverIp: text(60, { list: true, hiddenByDefault: true }),
  env: text(20, { list: true, hiddenByDefault: true }),
});
