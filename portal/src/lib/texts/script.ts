/** The language that a text is in by its script, for what reads it aloud: content that has no translation stands on pages of either language. */
export const langOf = (text: string): 'zh-CN' | 'en' => (/\p{Script=Han}/u.test(text) ? 'zh-CN' : 'en');
