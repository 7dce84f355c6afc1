import { noticeMetadata, NoticePage } from '../notice-page.tsx';

/** What the page says about itself. */
export const generateMetadata = noticeMetadata;

/** A notice, where lists and search engines lead. */
export default NoticePage;
