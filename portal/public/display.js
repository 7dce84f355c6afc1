// Runs before the first paint, so that a page never flashes in a look its reader did not choose.
// The settings themselves are written by src/components/shell/display-settings.tsx.
// zod would try whether it may write code, which the policy of the site forbids, and every try is reported.
globalThis.__zod_globalConfig = { jitless: true };
{
  const root = document.documentElement;
  const putAwayKey = 'pfp-notice-put-away';
  root.classList.add('js');
  try {
    // A portal without display settings offers nothing that would undo what was chosen before: it is kept, and not applied.
    const kept = root.dataset.plain === undefined ? localStorage.getItem('pfp-portal-display') : null;
    const chosen = JSON.parse(kept ?? 'null')?.content ?? {};
    root.classList.toggle('elder', chosen.elder === true);
    root.classList.toggle('contrast', chosen.contrast === true);
    if (chosen.text === 'large' || chosen.text === 'larger') root.dataset.text = chosen.text;
  } catch {
    // Storage is closed or holds something else: the plain look is right.
  }
  try {
    const { notice } = root.dataset;
    root.classList.toggle(
      'notice-away',
      notice !== undefined && sessionStorage.getItem(putAwayKey) === notice,
    );
  } catch {
    // Nobody can have put the notice away.
  }
  // Here, so that it is heard before any other script has come.
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-put-away-notice]')) return;
    root.classList.add('notice-away');
    document.getElementById('content')?.focus({ preventScroll: true });
    try {
      sessionStorage.setItem(putAwayKey, root.dataset.notice ?? '');
    } catch {
      // It comes back with the next page.
    }
  });
}
