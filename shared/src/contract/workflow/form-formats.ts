/** JSON Schema format of a moment as the wire spells it, which is not the RFC 3339 of `date-time`. */
export const wireMoment = 'wire-moment';
