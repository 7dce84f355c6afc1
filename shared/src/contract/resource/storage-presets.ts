/** Sorts of object storage, in the order offered; all but the local disk speak the S3 protocol. */
export const storageKinds = ['local', 'minio', 'qiniu', 'aliyun', 'tencent', 'huawei', 'aws', 's3'] as const;
/** One of them. */
type StorageKind = (typeof storageKinds)[number];

/** What is known of a provider before anything is typed. */
interface StoragePreset {
  /** Address of a region's storages; absent where the owner alone knows it. */
  endpointOf?: (region: string) => string;
  /** The bucket stands in the path, or before the host; absent where the configuration says it. */
  isPathStyle?: boolean;
}

/** Addresses as the providers publish them for their S3-compatible interfaces. */
export const storagePresets: Record<Exclude<StorageKind, 'local'>, StoragePreset> = {
  minio: { isPathStyle: true },
  qiniu: { endpointOf: (region) => `https://s3.${region}.qiniucs.com`, isPathStyle: false },
  // Aliyun refuses a bucket in the path.
  aliyun: { endpointOf: (region) => `https://s3.oss-${region}.aliyuncs.com`, isPathStyle: false },
  tencent: { endpointOf: (region) => `https://cos.${region}.myqcloud.com`, isPathStyle: false },
  huawei: { endpointOf: (region) => `https://obs.${region}.myhuaweicloud.com`, isPathStyle: false },
  aws: { endpointOf: (region) => `https://s3.${region}.amazonaws.com`, isPathStyle: false },
  s3: {},
};
