/** What a request for the seal says. */
export const answers = {
  documentName: '合作框架协议',
  sealType: 'contract',
  copies: 2,
  usedOn: '2026-12-01',
  reason: '与区属企业签订合作框架协议',
};

/** A request for the seal as it is started. */
export const sealRequest = { processDefKey: 'wf_seal_use', formVersion: 1, variables: answers };
