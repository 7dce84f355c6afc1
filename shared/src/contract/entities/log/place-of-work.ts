import { text } from '../../kit/field.ts';

/** Which server wrote a row of a log. */
export const placeOfWork = () => ({
  serviceId: text(50, { search: true }),
  serverHost: text(100, { search: true }),
  serverIp: text(60),
  env: text(20),
});
