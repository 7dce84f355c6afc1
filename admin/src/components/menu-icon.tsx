import {
  ApartmentOutlined,
  ApiOutlined,
  AppstoreOutlined,
  AuditOutlined,
  BankOutlined,
  BarChartOutlined,
  BookOutlined,
  CheckCircleOutlined,
  ClusterOutlined,
  CodeOutlined,
  DashboardOutlined,
  DatabaseOutlined,
  FileDoneOutlined,
  FileProtectOutlined,
  FileTextOutlined,
  HomeOutlined,
  IdcardOutlined,
  InboxOutlined,
  LayoutOutlined,
  MenuOutlined,
  NotificationOutlined,
  ProfileOutlined,
  ReadOutlined,
  SafetyOutlined,
  ScheduleOutlined,
  SettingOutlined,
  SolutionOutlined,
  TeamOutlined,
  ToolOutlined,
  UserOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';

const icons: Record<string, ComponentType> = {
  apartment: ApartmentOutlined,
  api: ApiOutlined,
  audit: AuditOutlined,
  bank: BankOutlined,
  chart: BarChartOutlined,
  book: BookOutlined,
  done: CheckCircleOutlined,
  cluster: ClusterOutlined,
  code: CodeOutlined,
  dashboard: DashboardOutlined,
  database: DatabaseOutlined,
  'file-done': FileDoneOutlined,
  'file-protect': FileProtectOutlined,
  'file-text': FileTextOutlined,
  home: HomeOutlined,
  idcard: IdcardOutlined,
  inbox: InboxOutlined,
  layout: LayoutOutlined,
  menu: MenuOutlined,
  notification: NotificationOutlined,
  profile: ProfileOutlined,
  read: ReadOutlined,
  safety: SafetyOutlined,
  schedule: ScheduleOutlined,
  setting: SettingOutlined,
  solution: SolutionOutlined,
  team: TeamOutlined,
  tool: ToolOutlined,
  user: UserOutlined,
};

/** Every name that has an icon. */
export const iconNames: readonly string[] = Object.keys(icons);

/** The icon that a menu row's source names; an unknown name gets the plain one, never a hole. */
export function MenuIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? AppstoreOutlined;
  return <Icon />;
}
