import { text } from '../../kit/field.ts';

/** Which server wrote a row of a log. */
export const placeOfWork = () => ({
  serviceId: text(50, { list: true, aside: true, search: true }),
  serverHost: text(100, { list: true, aside: true, search: true }),
  serverIp: text(60, { list: true, aside: true }),
  env: text(20, { list: true, aside: true }),
});
