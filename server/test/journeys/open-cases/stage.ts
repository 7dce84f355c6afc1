import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';

import { momentOf, wireDate } from '../../../src/kit/runtime/clock.ts';
import type { MovableClock } from '../../../src/kit/runtime/test-clock.ts';
import type { TestServer } from '../../test-server.ts';
import { personOf } from '../people.ts';
import type { Person } from '../people.ts';

/** How far the clock goes with every act, so that no two acts have the same time. */
const betweenActsMs = 10_000;

/** A clock that stands still until it is moved, so that two plays of one script write the same times. */
export function standingClock(time: string): MovableClock {
  let now = momentOf(time).getTime();
  return {
    now: () => new Date(now),
    moveBy: (milliseconds) => {
      now += milliseconds;
    },
  };
}

/** A server with its people and its clock, as the script of the open cases needs them. */
export class Stage {
  readonly #server: TestServer;
  #people = new Map<string, Promise<Person>>();

  constructor(server: TestServer) {
    this.#server = server;
  }

  /** Somebody who acts next; his act is ten seconds after the one before. */
  as(account: string): Promise<Person> {
    this.#server.clock.moveBy(betweenActsMs);
    const person = this.#people.get(account) ?? personOf(this.#server, account);
    this.#people.set(account, person);
    return person;
  }

  /** The day on which it is now. */
  today = () => wireDate(this.#server.clock.now());

  /** Lets time go on to a moment and runs the timers that are due then. */
  async waitUntil(time: string): Promise<void> {
    const { clock, database, services, workflow } = this.#server;
    clock.moveBy(momentOf(time).getTime() - clock.now().getTime());
    // Nobody's session lasts for days.
    this.#people = new Map();
    const report = (error: unknown) => {
      throw error;
    };
    const timers = workflow.startTimers({
      ...{ db: database.db, clock, rules: services.rules },
      ...{ report, everyMs: 3_600_000 },
    });
    while ((await timers.runDue()) > 0);
    await timers.stop();
  }

  /** The one task that a case waits for. */
  openTask(id: string): Promise<string> {
    return this.#one(sql`select wf_task.id as found from wf_task
      join wf_instance on wf_instance.id = wf_task.instance_id
      where wf_instance.business_key = ${id} and wf_task.ended_at is null`);
  }

  /** The process of a case. */
  instanceOf(id: string): Promise<string> {
    return this.#one(sql`select process_instance_id as found from application where id = ${id}`);
  }

  /** The case whose project bears a name. */
  caseNamed(name: string): Promise<string> {
    return this.#one(sql`select id as found from application where project_name = ${name}`);
  }

  /** The files that were handed in with a case. */
  filesOf(id: string): Promise<string[]> {
    return this.#found(
      sql`select id as found from application_file where application_id = ${id} order by id`,
    );
  }

  async #one(statement: SQL): Promise<string> {
    return z.tuple([z.string()]).parse(await this.#found(statement))[0];
  }

  async #found(statement: SQL): Promise<string[]> {
    const { rows } = await this.#server.database.db.execute(statement);
    return rows.map((row) => z.object({ found: z.string() }).parse(row).found);
  }
}
