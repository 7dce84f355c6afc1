'use client';

import { useEffect } from 'react';

import { endTicket } from './ticket.ts';

/** A ticket is good for one registration: it goes with the page that says so. */
export function TicketEnd() {
  useEffect(endTicket, []);
  return null;
}
