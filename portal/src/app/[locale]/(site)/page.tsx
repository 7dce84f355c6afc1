import { getTranslations } from 'next-intl/server';

/** The front page. */
export default async function HomePage() {
  const t = await getTranslations('site');
  return (
    <main className="p-8">
      <h1 className="text-3xl">{t('name')}</h1>
    </main>
  );
}
