import NoticePage, { generateMetadata } from '../noticeDetail/page.tsx';

/** The same notice, at the second address that the specification gives it. */
export default NoticePage;
export { generateMetadata };
