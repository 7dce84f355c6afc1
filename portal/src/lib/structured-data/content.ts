import type { StructuredData } from './json-ld.tsx';

const organization = (name: string | null | undefined) => name && { '@type': 'GovernmentOrganization', name };

/** What of a policy the description says; dates as on the wire. */
export interface PolicyFacts {
  url: string;
  title: string;
  docNo?: string | null;
  issuer: string;
  summary: string;
  writtenDate?: string | null;
  publishDate: string;
  effectiveDate?: string | null;
  expiryDate?: string | null;
  isInForce: boolean;
}

/** A policy document. */
export const legislation = (policy: PolicyFacts): StructuredData => ({
  '@type': 'Legislation',
  name: policy.title,
  url: policy.url,
  description: policy.summary,
  legislationIdentifier: policy.docNo ?? undefined,
  legislationDate: policy.writtenDate ?? undefined,
  datePublished: policy.publishDate,
  legislationPassedBy: organization(policy.issuer),
  legislationLegalForce: policy.isInForce ? 'InForce' : 'NotInForce',
  temporalCoverage: coverage(policy),
});

/** From when to when it holds, open where no end is known. */
const coverage = ({ effectiveDate, expiryDate }: PolicyFacts) =>
  effectiveDate ? `${effectiveDate}/${expiryDate ?? '..'}` : undefined;

/** What of an item guide the description says. */
export interface GuideFacts {
  url: string;
  title: string;
  agencyName?: string | null;
  area: string;
  supportMode: string;
  serviceObject: string;
  applyUrl?: string;
  phone?: string | null;
  promiseDays?: number | null;
  amountCapWan?: number | string | null;
  applyStart?: string | null;
  applyEnd?: string | null;
}

/** A service that an office renders, and the grant it leads to. */
export const governmentService = (guide: GuideFacts): StructuredData => ({
  '@type': 'GovernmentService',
  name: guide.title,
  url: guide.url,
  serviceType: guide.supportMode,
  serviceOperator: organization(guide.agencyName),
  areaServed: { '@type': 'AdministrativeArea', name: guide.area },
  audience: { '@type': 'Audience', audienceType: guide.serviceObject },
  availableChannel: {
    '@type': 'ServiceChannel',
    serviceUrl: guide.applyUrl,
    servicePhone: guide.phone ? { '@type': 'ContactPoint', telephone: guide.phone } : undefined,
    processingTime: guide.promiseDays ? `P${guide.promiseDays}D` : undefined,
  },
  offers: {
    '@type': 'Offer',
    availabilityStarts: guide.applyStart ?? undefined,
    availabilityEnds: guide.applyEnd ?? undefined,
  },
  ...(guide.amountCapWan ? { produces: grant(guide.title, Number(guide.amountCapWan)) } : {}),
});

const yuanPerWan = 10_000;
const grant = (name: string, capWan: number) => ({
  '@type': 'MonetaryGrant',
  name,
  amount: { '@type': 'MonetaryAmount', currency: 'CNY', maxValue: Math.round(capWan * yuanPerWan) },
});

/** A list that is open to objection, as data. */
export const publicityDataset = (list: {
  url: string;
  title: string;
  publishedOn: string;
  agencyName?: string | null;
}): StructuredData => ({
  '@type': 'Dataset',
  name: list.title,
  url: list.url,
  datePublished: list.publishedOn,
  creator: organization(list.agencyName),
  isAccessibleForFree: true,
});
