import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A folder with a PostgreSQL server's programs: the PATH's first, else the newest that Debian has installed. */
export const postgresPrograms: string | undefined = [...onThePath(), ...debianFolders()].find(
  (folder) =>
    existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')) && isNewEnough(folder),
);

function onThePath(): string[] {
  return (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
}

function debianFolders(): string[] {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root) : [];
  return versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(root, version, 'bin'));
}

function isNewEnough(folder: string): boolean {
  const answer = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)/.exec(answer)?.[1]) >= 15;
}
