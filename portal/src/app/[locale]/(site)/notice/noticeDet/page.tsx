import { noticeMetadata, NoticePage } from '../notice-page.tsx';

/** What the page says about itself. */
export const generateMetadata = noticeMetadata;

/** The same notice, at the second address that the specification gives it. */
export default NoticePage;
