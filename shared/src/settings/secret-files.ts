type Environment = Partial<Record<string, string>>;

interface SecretFiles {
  /** Variables whose value may stand in a file instead: `TOKEN_SECRET_FILE` names the file of `TOKEN_SECRET`. */
  names: readonly string[];
  read: (path: string) => string;
}

/**
 * The environment with the secrets that lie in files, as containers and systemd hand them over.
 * A file that cannot be read, or a variable given both ways, refuses with a sentence that tells no value.
 */
export function withSecretFiles(env: Environment, { names, read }: SecretFiles): Environment {
  const found = names.flatMap((name): [string, string][] => {
    const path = env[`${name}_FILE`];
    if (!path) return [];
    if (env[name]) throw new Error(`Configuration: ${name} and ${name}_FILE are both set; leave one out`);
    return [[name, contentOf(name, path, read)]];
  });
  return { ...env, ...Object.fromEntries(found) };
}

function contentOf(name: string, path: string, read: SecretFiles['read']): string {
  try {
    // Editors and `openssl rand` end a file with a line break.
    return read(path).trim();
  } catch (error) {
    throw new Error(`Configuration: ${name}_FILE names ${path}, which cannot be read`, { cause: error });
  }
}
