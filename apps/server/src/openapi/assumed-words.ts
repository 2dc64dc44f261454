/** What a call assumes, in Chinese, by its note in the contract: without them the page would say it in English in both languages. */
export const assumedInChinese: Readonly<Record<string, string>> = {
  'section 7.1 does not say what stands in the query': '规范 7.1 节未写明查询参数',
  'section 7.1 names four fields of the answer; the others are those of BladeX, and `sms_code` is ours':
    '规范 7.1 节只列出返回的四个字段；其余字段与 BladeX 一致，`sms_code` 为本系统增加',
  'section 7.1 names the parameters and not how the signature is made': '规范 7.1 节列出了参数，未写明签名算法',
  'section 7.1 names four fields of the answer; the others are those of BladeX, and `ended_by` is ours':
    '规范 7.1 节只列出返回的四个字段；其余字段与 BladeX 一致，`ended_by` 为本系统增加',
  'section 7.1 leaves the path open; this is the BladeX one': '规范 7.1 节未给出路径，此处采用 BladeX 的路径',
  'section 3.1 leaves the fields open; `roles` is the list that section 6 names':
    '规范 3.1 节未列出字段；`roles` 即第 6 节所说的角色列表',
  'named by no call of the specification; BladeX has no lock': '规范没有列出这个接口，BladeX 也没有锁屏接口',
  'the BladeX path; passwords travel in the body, not in the query': '采用 BladeX 的路径；密码放在请求内容中，不放在查询参数中',
  'section 7.2 leaves the shapes open; these are BladeX’s, whose lists are trees though page and size are sent':
    '规范 7.2 节未写明数据结构；此处与 BladeX 一致：虽带分页参数，返回的仍是整棵树',
  'section 7.2 leaves the path open; this is the BladeX one': '规范 7.2 节未给出路径，此处采用 BladeX 的路径',
  'the BladeX way to choose a parent': '选择上级的方式与 BladeX 一致',
  'section 7.3 leaves what is asked besides and the shapes open': '规范 7.3 节未写明其余参数和数据结构',
  'the specification does not say how somebody learns what came of a call whose answer was lost':
    '规范未说明没有收到答复的调用如何得知结果',
  'named by no call of the specification': '规范没有列出这个接口',
  'the manner of section 7 for business screens': '按规范第 7 节业务页面接口的通用方式',
  'the specification shows the count of a commodity cart and names no call of it': '规范展示了购物车的数量，没有列出相应接口',
  'certificates are issued one by one in the specification; many in one go are a job of the server':
    '规范中证书逐份签发；批量签发由服务器的后台任务完成',
  'section 7.4 leaves the parameters and the shapes open': '规范 7.4 节未写明参数和数据结构',
  'section 7.4 names upload, load, preview, delete and download; parts are ours':
    '规范 7.4 节列出上传、读取、预览、删除和下载；分片上传为本系统增加',
  'a link cannot carry the Blade-Auth header': '链接无法携带 Blade-Auth 请求头',
  'section 7.4 gives the link without a ticket; a link cannot carry the Blade-Auth header':
    '规范 7.4 节的链接不带票据；而链接无法携带 Blade-Auth 请求头',
  'the specification exports by the browser; large lists are written by the server (TBL-6)':
    '规范由浏览器导出；大列表改由服务器写成文件（TBL-6）',
  'section 7.6 leaves the filter and the shape open': '规范 7.6 节未写明筛选条件和数据结构',
  'section 7.6 does not show the path': '规范 7.6 节未给出路径',
  'section 7.6 names the list alone': '规范 7.6 节只列出了列表接口',
  'the specification names the dictionaries alone': '规范只列出了字典',
  'section 9 names the page sizes of statistics alone': '规范第 9 节只给出统计的分页大小',
  'section 7.7 names what is sent; the path follows the prefixes of section 7.8':
    '规范 7.7 节写明了提交内容；路径按 7.8 节的前缀确定',
  'sections 3.1 and 7.2 leave the shapes open; these are BladeX’s, whose list is a tree though page and size are sent':
    '规范 3.1 和 7.2 节未写明数据结构；此处与 BladeX 一致：虽带分页参数，返回的仍是整棵树',
  'section 3.2 gives the record; that lists are whole trees, and what nodes of a tree hold, is BladeX’s way':
    '规范 3.2 节给出了记录的字段；列表返回整棵树、树节点的内容与 BladeX 一致',
  'section 7.2 names the list alone; the shapes are those of the other dictionaries':
    '规范 7.2 节只列出了列表接口；数据结构与其他字典一致',
  'section 7.2 leaves the shape open; this is the page that BladeX answers':
    '规范 7.2 节未写明数据结构；此处返回的分页与 BladeX 一致',
  'section 7.2 names the list alone; this is the BladeX way': '规范 7.2 节只列出了列表接口；其余与 BladeX 一致',
  'section 7.2 names the path alone': '规范 7.2 节只给出了路径',
  'section 7.3 leaves the filter, the other parameters and the shapes open': '规范 7.3 节未写明筛选条件、其余参数和数据结构',
  'the specification names the headers and not how they are made: docs/contract.md says it':
    '规范列出了请求头，未写明其生成方式；见 docs/contract.md',
  'section 7.1 names the calls of such a system alone; these are the BladeX way':
    '规范 7.1 节只列出了第三方系统的接口；其余与 BladeX 一致',
  'section 7.6 names the list of what was released alone; this is the BladeX way':
    '规范 7.6 节只列出了已发布内容的列表；其余与 BladeX 一致',
  'the specification names the routes of the public alone': '规范只列出了面向公众的路由',
  'section 7.6 leaves the parameters and the shape open; section 3.1 names text and date':
    '规范 7.6 节未写明参数和数据结构；3.1 节给出了文字和日期',
  'a browser cannot send the Blade-Auth header with a socket': '浏览器建立 WebSocket 时无法携带 Blade-Auth 请求头',
  'of records code and sort are given; what the GET calls are asked with is left open':
    '规范给出了记录的编码和排序；GET 接口的参数未写明',
  'section 7.5 names the lists alone; this is the BladeX way': '规范 7.5 节只列出了列表接口；其余与 BladeX 一致',
  'section 7.1 leaves the shapes open': '规范 7.1 节未写明数据结构',
  'section 7.7 leaves the path open': '规范 7.7 节未给出路径',
  'the BladeX path; the specification names no call of this': '采用 BladeX 的路径；规范没有列出这个接口',
  'section 7.2 leaves the path open': '规范 7.2 节未给出路径',
  'the BladeX path; the specification names no call of roles': '采用 BladeX 的路径；规范没有列出角色接口',
  'the BladeX path; the specification names no call of tenants': '采用 BladeX 的路径；规范没有列出租户接口',
  'section 7.1 names the path; the part in braces says what the code is for':
    '规范 7.1 节给出了路径；花括号中的部分说明验证码的用途',
  'the specification names no call of this': '规范没有列出这个接口',
  'the specification names the screens alone': '规范只列出了页面',
  'the specification names the dictionary grouping_type alone': '规范只列出了字典 grouping_type',
  'the specification names the dictionary m_template_type alone': '规范只列出了字典 m_template_type',
  'the specification names the view alone': '规范只列出了页面',
  'the specification names the prefix and the dictionaries alone': '规范只列出了接口前缀和字典',
  'the specification names the fields of vehicles alone': '规范只列出了车辆的字段',
}
