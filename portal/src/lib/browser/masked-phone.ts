/** A phone without its middle digits. */
export const maskedPhone = (phone: string): string => phone.replace(/^(\d{3})\d{4}/, '$1****');
