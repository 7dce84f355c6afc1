import type {
  ChangedField,
  ChangedRow,
  PublicChange,
} from '@policy/shared/contract/content/public-change.ts';

/** What was recorded of a row: of the document itself, or of one below it. */
export interface HistoryRecord extends Omit<ChangedRow, 'act' | 'changes'> {
  at: string;
  act: ChangedRow['act'] | 'restored';
  /** The state that the document was brought to, and out of which; undefined where it stayed. */
  transition: { from: string; to: string } | undefined;
  changes: readonly ChangedField[];
}

/** One row's changes until the public sees them. */
type Pending = Map<string, ChangedRow>;

/** Older moments are left to the history that editors read. */
const mostMoments = 50;

/**
 * What became of a document since it was first public, as the public came to see it: records as they were made, the newest change first.
 * Drafts are nobody's business: what is changed before the first publication is not told, what is changed offline is told at the
 * next one, as one change. A revision is published in one transaction, so that all of it has one moment.
 */
export function publicHistory(records: readonly HistoryRecord[]): PublicChange[] {
  const moments = new Map<string, Pending>();
  const offline: Pending = new Map();
  for (const { isPublic, wasPublic, ...record } of withVisibility(records)) {
    if (wasPublic) mergeInto(offline, record);
    if (!isPublic) continue;
    const seen = moments.get(record.at) ?? new Map<string, ChangedRow>();
    for (const row of offline.values()) mergeInto(seen, row);
    moments.set(record.at, seen);
    offline.clear();
  }
  const told = [...moments].map(([at, rows]) => ({ at, rows: [...rows.values()].flatMap(toldOf) }));
  return told
    .filter(({ rows }) => rows.length > 0)
    .toReversed()
    .slice(0, mostMoments);
}

/** Records with whether the document is public with them, and whether it ever was before. */
function withVisibility(records: readonly HistoryRecord[]) {
  let state = records.find(({ transition }) => transition)?.transition?.from ?? 'published';
  let wasPublic = state === 'published' || state === 'offline';
  return records.map((record) => {
    state = record.transition?.to ?? state;
    const standing = { ...record, wasPublic, isPublic: state === 'published' };
    wasPublic ||= standing.isPublic;
    return standing;
  });
}

function mergeInto(
  pending: Pending,
  { entity, id, act, name, changes }: Omit<HistoryRecord, 'at' | 'transition'>,
): void {
  const key = `${entity} ${id}`;
  const before = pending.get(key);
  if (before?.act === 'added' && act === 'removed') {
    pending.delete(key);
    return;
  }
  const joined = joinedChanges(before?.changes ?? [], changes);
  pending.set(key, { entity, id, act: joinedAct(before?.act, act), name, changes: joined });
}

/** What two acts come to, one after the other: what is restored was never gone, or comes anew where its removal was told. */
function joinedAct(before: ChangedRow['act'] | undefined, next: HistoryRecord['act']): ChangedRow['act'] {
  if (before === 'added') return 'added';
  if (next !== 'restored') return next;
  return before === 'removed' ? 'changed' : 'added';
}

/** Of a field that was changed twice, the first and the last text; where either is not told, neither is. */
function joinedChanges(first: readonly ChangedField[], next: readonly ChangedField[]): ChangedField[] {
  const fields = new Map(first.map((change) => [change.field, change]));
  for (const change of next) {
    const before = fields.get(change.field);
    fields.set(change.field, before ? joinedField(before, change) : change);
  }
  return [...fields.values()];
}

const joinedField = (first: ChangedField, next: ChangedField): ChangedField =>
  first.isMarked ? first : next.isMarked ? next : { ...next, before: first.before };

/** A row with the fields in which it differs, in a list; none where nothing became of it. */
function toldOf(row: ChangedRow): ChangedRow[] {
  const changes = row.changes.filter(({ before, after, isMarked }) => isMarked ?? before !== after);
  return row.act !== 'changed' || changes.length > 0 ? [{ ...row, changes }] : [];
}
