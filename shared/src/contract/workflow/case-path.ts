/** Puts facts into one part of an address: base64url of a JSON object. */
export function encodeFacts(facts: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(facts));
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Where the back-office shows a case, whoever looks at it; what follows names a task and its process, and carries no authority. */
export const casePage = '/workflow/process/detail';

/** Address of the page of a case. */
export const casePath = ({
  taskId,
  processInstanceId,
}: {
  taskId: string;
  processInstanceId: string;
}): string => `${casePage}/${encodeFacts({ taskId, processInstanceId })}`;
