/** Bundles programs of the server (name to source) into a folder, with the files that they read beside them; answers the folder. */
export function bundle(programs: Readonly<Record<string, string>>, folder: string): Promise<string>;
