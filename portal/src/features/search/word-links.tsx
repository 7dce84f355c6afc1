import { LocalLink } from '../../components/navigation/local-link.tsx';
import { robotsRel } from '../../lib/public-pages/page-standing.ts';
import { searchList } from '../../lib/lists/search-list.ts';

interface WordLinksProps {
  title: string;
  words: readonly string[];
}

/** Words to look for, each a link to what it finds; nothing where there are none. */
export function WordLinks({ title, words }: WordLinksProps) {
  if (words.length === 0) return null;
  return (
    <nav aria-label={title} className="mt-6">
      <h2 className="text-base">{title}</h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {words.map((word) => (
          <li key={word}>
            <LocalLink
              href={searchList.href({ keyword: word })}
              rel={robotsRel(searchList.href({ keyword: word }))}
              className="inline-flex min-h-9 items-center rounded-full border border-wave-200 bg-wave-50 px-4 text-wave-600 no-underline hover:bg-wave-100 elder:min-h-11"
            >
              {word}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
